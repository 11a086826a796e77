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
const isSaid = (text) => /\p{L}\p{Ll}|\p{Ll}\p{L}/u.test(text) && !/^(https?:|\/)/.test(text)
/** Of a property nobody knows what it is for: words begin as a label or a sentence does. */
const beginsAsSaid = (text) => /^[\p{Lu}“][\p{Ll}’]/u.test(text) || /^\p{Lu}\p{L}* /u.test(text)

/** The texts that a node may come to, a constant's of the file too. */
function partsOf(node, scopeOf) {
  if (!node) return []
  const all = (...nodes) => nodes.flatMap((one) => partsOf(one, scopeOf))
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [...node.quasis.map(({ value }) => value.cooked ?? ''), ...all(...node.expressions)]
    case 'JSXExpressionContainer':
      return all(node.expression)
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate)
    case 'LogicalExpression':
      return all(node.right)
    case 'Identifier':
      return all(initOf(node, scopeOf(node)))
    default:
      return []
  }
}

function initOf(node, scope) {
  const found = scope?.set.get(node.name)
  return found || !scope ? found?.defs[0]?.node.init : initOf(node, scope.upper)
}

/** What is told in a moment is read too: a toast after its kind, an announcement. */
const toldBy = new Map([
  ['toast', (given) => given.slice(1)],
  ['announce', (given) => given],
])

const nameOf = ({ type, name, value }) => (type === 'Identifier' || type === 'JSXIdentifier' ? name : value)

const message = 'What people read stands in a catalogue, messages.en.json: docs/messages.md.'

export const textInCatalogue = {
  meta: { type: 'problem', docs: { description: 'No text of a screen outside of the catalogues.' } },
  create(context) {
    const scopeOf = (node) => context.sourceCode.getScope(node)
    const check = (node, value, isText = isSaid) => {
      if (partsOf(value, scopeOf).some(isText)) context.report({ node, message })
    }
    return {
      JSXText(node) {
        if (isSaid(node.value)) context.report({ node, message })
      },
      JSXElement(node) {
        for (const child of node.children) if (child.type === 'JSXExpressionContainer') check(child, child)
      },
      JSXAttribute(node) {
        if (spoken.has(node.name.name)) check(node, node.value)
      },
      CallExpression({ callee, arguments: given }) {
        for (const node of toldBy.get(callee.name)?.(given) ?? []) check(node, node)
      },
      Property(node) {
        if (!node.computed && spoken.has(nameOf(node.key))) check(node, node.value, beginsAsSaid)
      },
    }
  },
}
