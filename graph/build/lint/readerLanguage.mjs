// Numbers and lists are written in the language of the page, not always in English; dates are one-clock's.
const message = 'Write it in the language of who reads it: language of web/kernel/messages/language.ts.'

const isEnglish = (node) => node?.type === 'Literal' && /^en(-[A-Z]{2})?$/.test(String(node.value))

export const readerLanguage = {
  meta: { type: 'problem', docs: { description: 'No number or list is formatted in English alone.' } },
  create: (context) => ({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.property?.name === 'toLocaleString' && (!first || isEnglish(first)))
        context.report({ node: callee, message })
    },
    NewExpression({ callee, arguments: [first] }) {
      const isDate = callee.property?.name === 'DateTimeFormat'
      if (callee.object?.name === 'Intl' && !isDate && isEnglish(first)) context.report({ node: callee, message })
    },
  }),
}
