// What is typed into a form must not be lost without a question, nor sent when it is too long: each form is one of
// useForm's.
const hooks = /\/(useForm|FormDialog)\.tsx?$/
const fields = new Set(['Field', 'TextArea'])

const attribute = ({ attributes }, name) =>
  attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === name)
const isForm = (element) => element.name.name === 'form' || attribute(element, 'component')?.value?.value === 'form'

export const guardedForm = {
  meta: {
    type: 'problem',
    docs: { description: 'A form takes its ref from useForm; a window with fields is a FormDialog.' },
  },
  create(context) {
    const imports = new Map()
    let hasField = false
    return {
      ImportDeclaration: (node) => void imports.set(node.source.value, node),
      JSXOpeningElement(node) {
        // A search is no content.
        if (fields.has(node.name.name) && attribute(node, 'type')?.value?.value !== 'search') hasField = true
        if (isForm(node) && !attribute(node, 'ref') && attribute(node, 'role')?.value?.value !== 'search') {
          context.report({ node, message: 'Give the form the ref of web/ui/useForm.' })
        }
      },
      'Program:exit'() {
        const from = [...imports.keys()]
        const dialog = imports.get('@mui/material/Dialog')
        if (dialog && hasField && !from.some((path) => hooks.test(path))) {
          context.report({ node: dialog, message: 'A window with fields is a FormDialog, or has a form of useForm.' })
        }
      },
    }
  },
}
