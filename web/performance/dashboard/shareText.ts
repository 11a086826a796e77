/** "85 %", or that there is nothing to take a share of. */
export const shareText = (part: number, whole: number): string =>
  whole ? `${Math.round((100 * part) / whole)} %` : 'No data'
