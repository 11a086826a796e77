// What people read stands in the catalogues, so that it is there in each language: messages.en.json beside its screen.
const spoken = new Set([
  'about',
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'caption',
  'empty',
  'heading',
  'help',
  'label',
  'placeholder',
  'refused',
  'submit',
  'title',
])

/** Two letters in a row, with at least one of them small: a word, not a code. */
const isSaid = (text) => /\p{L}\p{Ll}|\p{Ll}\p{L}/u.test(text) && !/^https?:/.test(text)
/** Of a property nobody knows what it is for: words begin as a label or a sentence does. */
const beginsAsSaid = (text) => /^[\p{Lu}“][\p{Ll}’]/u.test(text) || /^\p{Lu}\p{L}* /u.test(text)

const partsOf = (node) => {
  if (!node) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '')
  if (node.type === 'JSXExpressionContainer') return partsOf(node.expression)
  if (node.type === 'ConditionalExpression') return [...partsOf(node.consequent), ...partsOf(node.alternate)]
  if (node.type === 'LogicalExpression') return partsOf(node.right)
  return []
}

const nameOf = ({ type, name, value }) => (type === 'Identifier' || type === 'JSXIdentifier' ? name : value)

const message = 'What people read stands in a catalogue, messages.en.json: docs/messages.md.'

export const textInCatalogue = {
  meta: { type: 'problem', docs: { description: 'No text of a screen outside of the catalogues.' } },
  create: (context) => ({
    JSXText(node) {
      if (isSaid(node.value)) context.report({ node, message })
    },
    JSXElement(node) {
      for (const child of node.children)
        if (child.type === 'JSXExpressionContainer' && partsOf(child).some(isSaid))
          context.report({ node: child, message })
    },
    JSXAttribute(node) {
      if (spoken.has(node.name.name) && partsOf(node.value).some(isSaid)) context.report({ node, message })
    },
    Property(node) {
      if (node.computed || !spoken.has(nameOf(node.key))) return
      if (partsOf(node.value).some(beginsAsSaid)) context.report({ node, message })
    },
  }),
}
