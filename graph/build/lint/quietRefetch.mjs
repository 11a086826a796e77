// A refetch that fails takes what is shown off the screen. What nobody asked for is read again in the background.
const fromServer = new Set(['store-and-network', 'network-only'])

export const quietRefetch = {
  meta: { type: 'problem', docs: { description: 'Nothing is read again by a refetch from the server.' } },
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.name !== 'refetch') return
      const policy = node.arguments[1]?.properties?.find(({ key }) => key?.name === 'fetchPolicy')
      if (fromServer.has(policy?.value.value))
        context.report({ node, message: 'Read again by useReadAgain: where a refetch fails, what is shown goes.' })
    },
  }),
}
