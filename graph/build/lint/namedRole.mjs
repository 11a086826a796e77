// What has no role has no name either: screen readers leave out the label of a plain element.
const message = 'A label on an element without a role is not read out: give it a role, as group.'

const plain = new Set(['div', 'span', 'p', 'Box', 'Columns', 'Ghost'])
const labels = new Set(['aria-label', 'aria-labelledby'])
const givesRole = new Set(['role', 'component', 'as'])

export const namedRole = {
  meta: { type: 'problem', docs: { description: 'No label on an element that has no role.' } },
  create: (context) => ({
    JSXOpeningElement(node) {
      if (!plain.has(String(node.name.name))) return
      const isOneOf = (names) => (one) => names.has(one.name?.name)
      const isNamed = node.attributes.some(isOneOf(labels))
      const mayHaveRole = node.attributes.some((one) => one.type === 'JSXSpreadAttribute' || isOneOf(givesRole)(one))
      if (isNamed && !mayHaveRole) context.report({ node, message })
    },
  }),
}
