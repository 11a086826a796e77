import type { Context } from '../../kernel/context.ts'
import type { References } from '../../kernel/references.ts'

/**
 * What follows from the reference lists, made once for them: to make the rules of an input takes far longer than to
 * check one.
 */
export function oncePerLists<Rules>(
  make: (references: References) => Rules,
): (context: Pick<Context, 'references'>) => Rules {
  const made = new WeakMap<References, Rules>()
  return ({ references }) => {
    const rules = made.get(references) ?? make(references)
    made.set(references, rules)
    return rules
  }
}
