declare module 'svg-to-pdfkit' {
  interface Options {
    width: number;
    height: number;
    /** A pixel of the drawing is a point of the page. */
    assumePt: boolean;
    /** Gives what is drawn for a picture inside the drawing. */
    imageCallback: (link: string) => string;
    /** Gives another drawing that this one refers to. */
    documentCallback: (file: string) => string;
  }

  /** Draws an SVG on the current page. */
  export default function SVGtoPDF(
    page: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: Options,
  ): void;
}
