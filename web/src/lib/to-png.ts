function parse(svg: string): Element {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') throw new Error('This is no SVG.');
  return root;
}

const write = (root: Element): string => new XMLSerializer().serializeToString(root);

/** The width and height of a drawing, in units of its own. */
function getMeasures(root: Element): [number, number] {
  const [, , width = NaN, height = NaN] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (width > 0 && height > 0) return [width, height];
  const [own, tall] = ['width', 'height'].map((name) => parseFloat(root.getAttribute(name) ?? ''));
  return own && tall ? [own, tall] : [1, 1];
}

/** In pixels: how wide a picture becomes, or its longest side. */
type Measure = { width: number } | { longest: number };

/** A drawing as a picture. */
export async function toPng(svg: string, measure: Measure): Promise<Blob> {
  const root = parse(svg);
  const [width, height] = getMeasures(root);
  const scale = 'width' in measure ? measure.width / width : measure.longest / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  root.setAttribute('width', String(canvas.width));
  root.setAttribute('height', String(canvas.height));
  const address = URL.createObjectURL(new Blob([write(root)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!made) throw new Error('The browser draws no PNG.');
  return made;
}
