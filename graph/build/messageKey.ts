/** The key by which the web says a label of the graph in its catalogue: "PO number" is poNumber. */
export const messageKey = (label: string): string =>
  (label.match(/[A-Za-z0-9]+/g) ?? [])
    .map((word) => word.toLowerCase())
    .map((word, i) => (i ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join('')
