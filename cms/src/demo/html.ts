/** A colour field for in a table. */
export const swatch = (hex: string): string =>
  `<span style="display:block;width:88px;height:48px;border-radius:4px;background-color:${hex}"></span>`;

const row = (cells: string[], headAt: number): string =>
  `<tr>${cells
    .map((cell, index) => (index === headAt ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`))
    .join('')}</tr>`;

/** A table with a row of heads; `headAt` is the cell that names its row. */
export const table = (caption: string, heads: string[], rows: string[][], headAt = 0): string =>
  `<table><caption>${caption}</caption><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows.map((cells) => row(cells, headAt)).join('')}</tbody></table>`;

/** A list of points. */
export const list = (...points: string[]): string =>
  `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

/** Steps that come one after the other. */
export const steps = (...points: string[]): string =>
  `<ol>${points.map((point) => `<li>${point}</li>`).join('')}</ol>`;

/** Questions with an answer that opens. */
export const questions = (...pairs: [string, string][]): string =>
  pairs.map(([ask, answer]) => `<details><summary>${ask}</summary><p>${answer}</p></details>`).join('');
