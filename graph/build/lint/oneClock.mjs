// One module says times, so that one appointment never reads two: web/kernel/ui/times.ts.
const methods = new Set(['toLocaleTimeString', 'toLocaleDateString'])

export const oneClock = {
  meta: { type: 'problem', docs: { description: 'Times are said by web/kernel/ui/times.ts.' } },
  create: (context) => ({
    MemberExpression(node) {
      const isFormat = node.object.name === 'Intl' && node.property.name === 'DateTimeFormat'
      if (isFormat || methods.has(node.property.name))
        context.report({ node, message: 'Say times by web/kernel/ui/times.ts.' })
    },
  }),
}
