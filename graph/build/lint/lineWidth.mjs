// A line is at most 120 columns wide. The formatter sees to code; a comment is wrapped by hand, a text is as long as it
// is.
const widest = 120

export const lineWidth = {
  meta: { type: 'layout', docs: { description: 'A line that is no text is at most 120 columns wide.' } },
  create(context) {
    const lines = context.sourceCode.lines
    if (lines.every(({ length }) => length <= widest)) return {}
    const texts = new Set()
    const note = ({ loc: { start, end } }) => {
      for (let line = start.line; line <= end.line; line++) texts.add(line)
    }
    return {
      Literal: note,
      TemplateLiteral: note,
      JSXText: note,
      'Program:exit'() {
        lines.forEach(({ length }, at) => {
          if (length <= widest || texts.has(at + 1)) return
          const loc = { start: { line: at + 1, column: widest }, end: { line: at + 1, column: length } }
          context.report({ loc, message: `This line is ${length} columns wide; ${widest} are allowed.` })
        })
      },
    }
  },
}
