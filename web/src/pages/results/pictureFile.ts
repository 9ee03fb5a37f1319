/** Turns a drawing of the page into a file that looks the same anywhere. */

/** What a drawing takes from the style sheets. */
const STYLES = [
  ...["fill", "stroke", "stroke-width", "stroke-linecap", "opacity"],
  ...["font-family", "font-size", "font-weight", "text-anchor"],
];

/** The drawing with its styles written into it. */
export function svgOf(drawing: SVGSVGElement): Blob {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const drawn = [...drawing.querySelectorAll("*")];
  [...copy.querySelectorAll("*")].forEach((element, index) => {
    const style = getComputedStyle(drawn[index]!);
    for (const name of STYLES) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute("class");
  });
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
}

export async function pngOf(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(svgOf(drawing));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error("the browser makes no PNG"));
      }, "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
