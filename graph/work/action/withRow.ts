/** An answer with the row of its record. It is for this answer only; a repeated call reads it again. */
export const withRow = <Answer extends { actionId: string }>(answer: Answer, row: never): Answer & { row: never } =>
  Object.defineProperty(answer as Answer & { row: never }, 'row', { value: row, enumerable: false })
