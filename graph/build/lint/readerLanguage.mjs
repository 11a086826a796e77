// Numbers and lists are written in the language of the page, not always in English, and plain numbers in one place;
// dates are one-clock's.
const inLanguage = 'Write it in the language of who reads it: language of web/kernel/messages/language.ts.'
const byNumber = 'Write it by number of web/kernel/messages/format.ts.'

const isEnglish = (node) => node?.type === 'Literal' && /^en(-[A-Z]{2})?$/.test(String(node.value))

export const readerLanguage = {
  meta: { type: 'problem', docs: { description: 'No number or list is formatted in English alone.' } },
  create: (context) => {
    if (/web\/kernel\/messages\/format\.ts$|\.test\.tsx?$/.test(context.filename)) return {}
    return {
      CallExpression({ callee }) {
        if (callee.property?.name === 'toLocaleString') context.report({ node: callee, message: byNumber })
      },
      NewExpression({ callee, arguments: [first, options] }) {
        if (callee.object?.name !== 'Intl' || callee.property?.name === 'DateTimeFormat') return
        if (isEnglish(first)) context.report({ node: callee, message: inLanguage })
        else if (callee.property?.name === 'NumberFormat' && !options)
          context.report({ node: callee, message: byNumber })
      },
    }
  },
}
