// @defer: what is slow in an answer may come after the rest, in a part of its own, for clients that take answers in
// parts.
import {
  BREAK,
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLError,
  GraphQLNonNull,
  GraphQLString,
  isObjectType,
  Kind,
  visit,
  type ASTVisitor,
  type DirectiveNode,
  type DocumentNode,
  type ValidationContext,
} from 'graphql'

export const deferDirective = new GraphQLDirective({
  name: 'defer',
  description:
    'Answers with this fragment in a later part, where the client takes an answer in parts; see docs/integrators.md.',
  locations: [DirectiveLocation.FRAGMENT_SPREAD, DirectiveLocation.INLINE_FRAGMENT],
  args: {
    if: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: true, description: 'Whether it comes later.' },
    label: { type: GraphQLString, description: 'What the part is called, which no other part of the document is.' },
  },
})

const known = new WeakMap<DocumentNode, boolean>()

export function usesDefer(document: DocumentNode): boolean {
  let uses = known.get(document)
  if (uses === undefined) {
    uses = false
    visit(document, {
      Directive({ name }) {
        if (name.value !== deferDirective.name) return undefined
        uses = true
        return BREAK
      },
    })
    known.set(document, uses)
  }
  return uses
}

/** Only who asks for parts by name is answered in parts; anybody else in one. */
export const takesParts = (accept: string | null | undefined): boolean =>
  /multipart\/mixed|text\/event-stream/i.test(accept ?? '')

const refused = (message: string, nodes: DirectiveNode) => new GraphQLError(message, { nodes })

/** Parts have names of their own, and what happens, in mutations and subscriptions, is not put off. */
export function deferRule(context: ValidationContext): ASTVisitor {
  const labels = new Set<string>()
  const schema = context.getSchema()
  const atOnce = [schema.getMutationType(), schema.getSubscriptionType()]
  return {
    Directive(node) {
      if (node.name.value !== deferDirective.name) return
      const parent = context.getParentType()
      if (isObjectType(parent) && atOnce.includes(parent))
        context.reportError(refused(`What ${parent.name} does is not deferred; defer something of its answer.`, node))
      const label = node.arguments?.find(({ name }) => name.value === 'label')?.value
      if (label?.kind === Kind.VARIABLE) context.reportError(refused('The label of @defer is no variable.', node))
      if (label?.kind !== Kind.STRING) return
      if (labels.has(label.value)) context.reportError(refused(`Two parts are called "${label.value}".`, node))
      labels.add(label.value)
    },
  }
}
