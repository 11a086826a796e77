// A page, and what it has saved, is there in its own time: a test that looks once is red on a busy machine.
const reads = new Set([
  'allInnerTexts',
  'allTextContents',
  'count',
  'evaluate',
  'findFirst',
  'findFirstOrThrow',
  'findMany',
  'findUnique',
  'findUniqueOrThrow',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isVisible',
  'textContent',
  'title',
])

/** Whether it reads an address, which changes a moment after what led there. */
const readsAddress = (node) =>
  node?.type === 'CallExpression' || node?.type === 'NewExpression'
    ? node.callee.property?.name === 'url' || node.arguments.some(readsAddress) || readsAddress(node.callee.object)
    : node?.type === 'MemberExpression' && readsAddress(node.object)

export const polledRead = {
  meta: { type: 'problem', docs: { description: 'What a page shows is polled, not looked at once.' } },
  create: (context) => ({
    CallExpression(node) {
      const [argument] = node.arguments
      if (node.callee.name !== 'expect') return
      if (readsAddress(argument)) context.report({ node, message: 'Say expect.poll(() => page.url()).' })
      const read = argument?.type === 'AwaitExpression' && argument.argument.callee?.property?.name
      if (reads.has(read)) context.report({ node, message: `Say expect.poll(() => ….${read}(…)).` })
    },
  }),
}
