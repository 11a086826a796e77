// A sentence with a value in it is one message: which of its parts comes first is for its language to say.
const inline = new Set(['b', 'code', 'em', 'Link', 'span', 'strong'])

const isSpace = (node) =>
  (node.type === 'JSXText' && !node.value.trim()) ||
  (node.type === 'JSXExpressionContainer' &&
    node.expression.type === 'Literal' &&
    !String(node.expression.value).trim())

/** `t.name` or `t.name({ … })`, or one of two. */
function isMessage(node) {
  if (node.type === 'JSXExpressionContainer') return isMessage(node.expression)
  if (node.type === 'ConditionalExpression') return isMessage(node.consequent) && isMessage(node.alternate)
  const named = node.type === 'CallExpression' ? node.callee : node
  return named.type === 'MemberExpression' && named.object.type === 'Identifier' && named.object.name === 't'
}

const isList = (node) => node.type === 'CallExpression' && node.callee.property?.name === 'map'

/** What is said of something: its name, its number, a link with these. */
function isValue(node) {
  if (node.type === 'JSXElement')
    return inline.has(node.openingElement.name.name) && node.children.every((one) => isSpace(one) || isValue(one))
  if (node.type !== 'JSXExpressionContainer' || isMessage(node)) return false
  const { expression } = node
  return (
    ['Identifier', 'MemberExpression', 'TemplateLiteral', 'LogicalExpression', 'CallExpression'].includes(
      expression.type,
    ) && !isList(expression)
  )
}

const message = 'A sentence with a value in it is one message; inSentence() puts links and names into it.'

function check(context, { children }) {
  const said = children.filter((one) => !isSpace(one))
  for (const [i, one] of said.entries()) {
    const [before, after] = [said[i - 1], said[i + 1]]
    if (before && after && isValue(one) && isMessage(before) && isMessage(after)) context.report({ node: one, message })
  }
}

export const wholeSentence = {
  meta: { type: 'problem', docs: { description: 'No sentence of several messages with a value between them.' } },
  create: (context) => ({
    JSXElement: (node) => check(context, node),
    JSXFragment: (node) => check(context, node),
  }),
}
