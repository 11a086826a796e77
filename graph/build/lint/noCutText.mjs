// A browser cuts what is pasted at maxlength, and says nothing. Field and TextArea say it and do not send; a search may
// be cut.
const own = new Set(['Field', 'TextArea'])
const isSearch = ({ attributes }) =>
  attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'type' && one.value?.value === 'search')

export const noCutText = {
  meta: { type: 'problem', docs: { description: 'No maxLength on a control of the browser’s own.' } },
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name !== 'maxLength' || own.has(node.parent.name.name) || isSearch(node.parent)) return
      context.report({ node, message: 'What is too long is said, never cut: use Field or TextArea.' })
    },
  }),
}
