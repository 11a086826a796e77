// A window's code may not come, and what is behind the window must stay.
const message = 'A window that comes late stands in a LateWindow, which tells where its code does not come.'

const nameOf = (node) => (node.type === 'JSXElement' ? String(node.openingElement.name.name) : '')

export const lateWindow = {
  meta: { type: 'problem', docs: { description: 'No dialog of its own code directly in a Suspense.' } },
  create: (context) => ({
    JSXElement(node) {
      if (nameOf(node) === 'Suspense' && node.children.some((child) => nameOf(child).endsWith('Dialog')))
        context.report({ node, message })
    },
  }),
}
