/** The ids of tables on this device. No server has such ids. */

import { randomId } from "../connection/randomId";

const PREFIX = "device-";

export const newTableId = (): string => PREFIX + randomId();

export const isOnDevice = (id: string): boolean => id.startsWith(PREFIX);
