// Imports point downwards, in the order of graph/build/areas.mjs.
import path from 'node:path'
import { arrowProblem } from '../areas.mjs'

export const downwards = {
  meta: { type: 'problem', docs: { description: 'An import points downwards in the order of areas and nouns.' } },
  create(context) {
    const from = path.relative(context.cwd, context.filename)
    if (from.includes('.test.')) return {}
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      const message = arrowProblem(from, path.join(path.dirname(from), source.value))
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
