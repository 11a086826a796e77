// Keys of the whole page are heard by one hook: a listener that a passive effect adds misses who is quick.
const page = new Set(['document', 'window'])

export const pageKeys = {
  meta: { type: 'problem', docs: { description: 'The keys of the whole page are heard by useKeys.' } },
  create: (context) => ({
    CallExpression(node) {
      const { callee, arguments: given } = node
      if (callee.property?.name !== 'addEventListener' || !page.has(callee.object.name)) return
      if (/^key(down|up)$/.test(given[0]?.value))
        context.report({ node, message: 'Hear the keys of the page by web/kernel/ui/useKeys.' })
    },
  }),
}
