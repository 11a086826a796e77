// Test files of a worker share their modules: what one introduces to a shared registry, all later ones find.
const message = 'A test introduces to a registry of its own: import it by ownModule, graph/testing/ownModule.ts.'

const registries = [
  [/\/noun\.ts$/, ['noun']],
  [/\/registry\.ts$/, ['counter', 'gauge', 'histogram']],
  [/\/models\.ts$/, ['declareView']],
  [/\/node\.ts$/, ['registerNode']],
  [/\/declarePermissions\.ts$/, ['declarePermissions', 'declareShapePermissions']],
  [/\/subscription\.ts$/, ['subscription']],
]

export const ownRegistry = {
  meta: { type: 'problem', docs: { description: 'No test introduces anything to a registry that others read.' } },
  create: (context) => ({
    ImportDeclaration(node) {
      const names = registries.find(([file]) => file.test(node.source.value))?.[1] ?? []
      const introduces = node.specifiers.some((one) => names.includes(one.imported?.name))
      if (introduces) context.report({ node, message })
    },
  }),
}
