// The house's own lint rules for the web: each ends a family of faults.
import { noEffectExpression } from './noEffectExpression.mjs'

export default {
  meta: { name: 'house' },
  rules: { 'no-effect-expression': noEffectExpression },
}
