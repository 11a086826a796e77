// In a language that is written from the right, screens are mirrored: styles say start and end. Where left and right
// are meant (maps, charts, what follows the pointer), .oxlintrc.json says so.
const logical = {
  ml: 'marginInlineStart',
  mr: 'marginInlineEnd',
  pl: 'paddingInlineStart',
  pr: 'paddingInlineEnd',
  left: 'insetInlineStart',
  right: 'insetInlineEnd',
  marginLeft: 'marginInlineStart',
  marginRight: 'marginInlineEnd',
  paddingLeft: 'paddingInlineStart',
  paddingRight: 'paddingInlineEnd',
  borderLeft: 'borderInlineStart',
  borderRight: 'borderInlineEnd',
  borderLeftColor: 'borderInlineStartColor',
  borderRightColor: 'borderInlineEndColor',
  borderLeftWidth: 'borderInlineStartWidth',
  borderRightWidth: 'borderInlineEndWidth',
  borderTopLeftRadius: 'borderStartStartRadius',
  borderTopRightRadius: 'borderStartEndRadius',
  borderBottomLeftRadius: 'borderEndStartRadius',
  borderBottomRightRadius: 'borderEndEndRadius',
  scrollMarginLeft: 'scrollMarginInlineStart',
  scrollMarginRight: 'scrollMarginInlineEnd',
}
/** Names that are not of styles alone. */
const common = new Set(['left', 'right', 'ml', 'mr', 'pl', 'pr'])
const values = { textAlign: new Set(['left', 'right']), float: new Set(['left', 'right']) }
const shorthands = new Set(['padding', 'margin', 'inset'])
const names = { left: 'start', right: 'end' }

const nameOf = ({ key, computed }) => (computed ? undefined : (key.name ?? key.value))
const isAttribute = (node) => node.type === 'JSXAttribute' && ['sx', 'style'].includes(node.name.name)
const isStyled = (node) => node.type === 'CallExpression' && node.callee.callee?.name === 'styled'
const isPlaced = (node) =>
  node.type === 'ObjectExpression' &&
  node.properties.some((one) => one.type === 'Property' && nameOf(one) === 'position')

function isOfStyle(property) {
  for (let node = property.parent; node; node = node.parent)
    if (isAttribute(node) || isStyled(node) || isPlaced(node)) return true
  return false
}

export const logicalSides = {
  meta: { type: 'problem', docs: { description: 'Styles say start and end, not left and right.' } },
  create: (context) => ({
    Property(node) {
      if (node.parent.type !== 'ObjectExpression') return
      const name = nameOf(node)
      if (Object.hasOwn(logical, name) && (!common.has(name) || isOfStyle(node)))
        context.report({ node, message: `Say ${logical[name]}, which holds in both directions of writing.` })
      const sides = shorthands.has(name) && String(node.value.value ?? '').split(' ')
      if (sides && sides.length === 4 && sides[1] !== sides[3])
        context.report({ node, message: `Say ${name}Inline: its left and right differ.` })
      const value = typeof node.value.value === 'string' ? node.value.value.replace(' !important', '') : undefined
      if (Object.hasOwn(values, name) && values[name].has(value))
        context.report({ node, message: `Say ${name}: '${names[value]}', which holds in both directions of writing.` })
    },
  }),
}
