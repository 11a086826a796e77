import * as t from './__generated__/messages.ts'
/** "85 %", or that there is nothing to take a share of. */
export const shareText = (part: number, whole: number): string =>
  whole ? `${Math.round((100 * part) / whole)} %` : t.noData2
