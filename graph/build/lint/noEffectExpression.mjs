// An effect of one expression hands React whatever that returns, and React calls it at the end. What returns nothing
// today may return a Promise in the next browser, as scrollIntoView does.
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

const nameOf = ({ type, name, property }) => (type === 'MemberExpression' ? property.name : name)

export const noEffectExpression = {
  meta: { type: 'problem', docs: { description: 'An effect has a body in braces, and returns its clean-up by name.' } },
  create: (context) => ({
    CallExpression({ callee, arguments: [effect] }) {
      if (!effects.has(nameOf(callee)) || effect?.type !== 'ArrowFunctionExpression') return
      if (effect.body.type === 'BlockStatement' || functions.has(effect.body.type)) return
      context.report({
        node: effect.body,
        message: 'Put the effect in braces, and return only what cleans up after it.',
      })
    },
  }),
}
