// A page, and what it has saved, is there in its own time: a test that looks once is red on a busy machine. What must
// not be there, and a limit, are looked at once: a poll would wait until they hold.
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

const source = (context, node) => context.sourceCode.getText(node)

/** Whether it is expected to be none, or under a limit. */
function isOfNone(context, { parent: matcher }) {
  const name = matcher.property?.name
  const [wanted] = matcher.parent?.arguments ?? []
  const text = wanted && source(context, wanted)
  if (name === 'toBe') return ['0', 'false'].includes(text)
  if (name === 'toEqual') return ['[]', '{}'].includes(text)
  return name?.startsWith('toBeLessThan')
}

export const polledRead = {
  meta: { type: 'problem', docs: { description: 'What a page shows is polled, not looked at once.' } },
  create: (context) => ({
    CallExpression(node) {
      const [argument] = node.arguments
      if (node.callee.name !== 'expect' || isOfNone(context, node)) return
      if (readsAddress(argument)) context.report({ node, message: 'Say expect.poll(() => page.url()).' })
      const read = argument?.type === 'AwaitExpression' && argument.argument.callee?.property?.name
      if (reads.has(read)) context.report({ node, message: `Say expect.poll(() => ….${read}(…)).` })
    },
  }),
}
