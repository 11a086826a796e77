// How deep and how wide a document may be, as validation rules. Introspection is exempt: it is deep by nature.
import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql'

type Rule = (context: ValidationContext) => ASTVisitor

const refused = (message: string) => new GraphQLError(message, { extensions: { code: 'QUERY_LIMIT' } })

export const depthLimit =
  (most: number): Rule =>
  (context) => {
    // Each fragment once, however often it is spread; one within itself is another rule's to refuse.
    const known = new Map<string, number>()
    const depthOf = (set: SelectionSetNode | undefined): number => {
      let deepest = 0
      for (const selection of set?.selections ?? []) {
        if (selection.kind === Kind.FIELD) {
          if (selection.name.value.startsWith('__')) continue
          deepest = Math.max(deepest, 1 + depthOf(selection.selectionSet))
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          deepest = Math.max(deepest, depthOf(selection.selectionSet))
        } else {
          const { value } = selection.name
          if (!known.has(value)) {
            known.set(value, 0)
            known.set(value, depthOf(context.getFragment(value)?.selectionSet))
          }
          deepest = Math.max(deepest, known.get(value)!)
        }
      }
      return deepest
    }
    return {
      OperationDefinition(operation) {
        const depth = depthOf(operation.selectionSet)
        if (depth > most) context.reportError(refused(`This selection is ${depth} levels deep; ${most} are allowed.`))
      },
    }
  }

export const aliasLimit =
  (most: number): Rule =>
  (context) => {
    let aliases = 0
    return {
      Field(field) {
        if (field.alias && ++aliases === most + 1) context.reportError(refused(`At most ${most} aliases are allowed.`))
      },
    }
  }
