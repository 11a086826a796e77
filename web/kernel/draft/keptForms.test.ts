// Finds the next form of more than two fields whose text Escape, a reload or a crash would take.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

interface Node {
  type: string
  [member: string]: unknown
}

interface Module {
  /** What it imports of others of the house, by its name here. */
  imports: Map<string, { file: string; name: string }>
  /** What it declares, anywhere in it. */
  declared: Map<string, Node>
  program: Node
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function visit(value: unknown, see: (node: Node) => boolean | void) {
  if (Array.isArray(value)) for (const one of value) visit(one, see)
  else if (isNode(value) && see(value) !== false) for (const member of Object.values(value)) visit(member, see)
}

const modules = new Map<string, Module>()

function read(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const program = parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node
  const module: Module = { imports: new Map(), declared: new Map(), program }
  modules.set(file, module)
  visit(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      const from = (node.source as { value: string }).value
      for (const one of node.specifiers as { local: { name: string }; imported?: { name: string } }[])
        if (from.startsWith('.') && one.imported)
          module.imports.set(one.local.name, { file: path.join(path.dirname(file), from), name: one.imported.name })
    }
    const { name } = (node.id ?? {}) as { name?: string }
    if (name && /^(FunctionDeclaration|VariableDeclarator)$/.test(node.type)) module.declared.set(name, node)
  })
  return module
}

const attributesOf = (element: Node) =>
  Object.fromEntries(
    (element.attributes as Node[]).flatMap(({ name, value }) => {
      const text = (value as { value?: string } | null)?.value
      return name ? [[(name as { name: string }).name, text ?? true]] : []
    }),
  ) as Record<string, string | true>

const nameOf = (element: Node) => (element.name as { name?: string }).name ?? ''
const controls = new Set(['input', 'textarea', 'select'])
/** What is no content, or is never kept. */
const isElse = (type: unknown) => /^(search|file|hidden|submit|password)$/.test(String(type))

const styledAs = (declared: Node | undefined) => {
  const made = (declared?.init as { callee?: { callee?: { name?: string }; arguments?: { value?: unknown }[] } } | null)
    ?.callee
  return made?.callee?.name === 'styled' ? made.arguments?.[0]?.value : undefined
}

const counts = new Map<string, number>()

/** How many controls a thing of a module draws. */
function drawnBy(name: string, module: Module, above: readonly string[]): number {
  const imported = module.imports.get(name)
  if (imported && !imported.file.endsWith('.tsx')) return 0
  if (imported && !existsSync(imported.file)) return 0
  const home = imported ? read(imported.file) : module
  const declared = home.declared.get(imported?.name ?? name)
  if (!declared) return 0
  if (controls.has(String(styledAs(declared)))) return 1
  const key = `${[...modules].find(([, one]) => one === home)?.[0]} ${imported?.name ?? name}`
  if (above.includes(key)) return 0
  if (!counts.has(key)) counts.set(key, controlsIn(declared, home, [...above, key]))
  return counts.get(key)!
}

/** How many controls a part of a module draws; what is drawn of each of a list counts for three. */
function controlsIn(part: unknown, module: Module, above: readonly string[] = []): number {
  let count = 0
  visit(part, (node) => {
    if (node.type === 'CallExpression') {
      const callee = node.callee as Node
      if (callee.type === 'Identifier') count += drawnBy(callee.name as string, module, above)
      if ((callee.property as { name?: string } | undefined)?.name === 'map') {
        count += 3 * controlsIn(node.arguments, module, above)
        return false
      }
    }
    if (node.type !== 'JSXOpeningElement') return
    const { type, component } = attributesOf(node)
    const name = nameOf(node)
    // It may be shown as text, and is never kept either.
    if (isElse(type) || name === 'PasswordField') return false
    // The buttons of a choice, three at least, are one field.
    if (type === 'radio') count += 1 / 3
    else if (controls.has(name) || controls.has(String(component))) count++
    else if (/^[A-Z]/.test(name)) count += drawnBy(name, module, above)
  })
  return count
}

const kit = /^kernel\/ui\/(FormDialog|ActDialog|SectionForm)\.tsx$/
const frames = new Set(['FormDialog', 'ActDialog', 'SectionForm', 'form'])

interface Form {
  file: string
  fields: number
  hasDraft: boolean
}

const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/\.test\.|__generated__|^testing/.test(file) && !kit.test(file),
)

const forms = files.flatMap((file): Form[] => {
  const module = read(path.join('web', file))
  const found: Form[] = []
  visit(module.program, (node) => {
    if (node.type !== 'JSXElement') return
    const opening = node.openingElement as Node
    const { component, role, draft } = attributesOf(opening)
    if (!frames.has(nameOf(opening)) && component !== 'form') return
    if (role === 'search') return
    // A form of its own hands its draft to the hook that gives it its ref.
    const text = readFileSync(path.join('web', file), 'utf8')
    const hasDraft = draft !== undefined || /useForm\([^)]*\bdraft\b/.test(text)
    found.push({ file, fields: controlsIn(node.children, module), hasDraft })
  })
  return found
})

test('every form of more than two fields keeps what is typed', () => {
  expect(forms.length).toBeGreaterThan(80)
  expect(forms.filter(({ fields, hasDraft }) => fields > 2 && !hasDraft)).toEqual([])
})

test('fields are found wherever they are drawn', () => {
  const fieldsOf = (name: string) => forms.find(({ file }) => file.endsWith(`/${name}.tsx`))?.fields
  // By components of others, by a list, by a function that draws, by a styled control.
  expect(fieldsOf('VehicleDialog')).toBe(5)
  expect(fieldsOf('ChooseDepartmentsDialog')).toBe(3)
  expect(fieldsOf('AcceptDialog')).toBeGreaterThan(4)
  expect(fieldsOf('WeekDialog')).toBeGreaterThan(2)
  expect(fieldsOf('PasswordDialog')).toBe(2)
})

const named = files.flatMap((file) =>
  [...readFileSync(path.join('web', file), 'utf8').matchAll(/useDraft\(\s*(?:'([^']+)'|`([^`]+)`)/g)].map(
    ([, name, template]) => ({ file, name: name ?? template! }),
  ),
)

/** Where a draft is let go that another file holds. */
const elsewhere: Record<string, string> = {
  'people/membership/AssignSection.tsx': 'people/membership/AssignForm.tsx',
  'people/rolematrix/MatrixEditor.tsx': 'people/rolematrix/SaveBar.tsx',
}

test('what holds a draft lets it go when it was sent', () => {
  const letsGo = (file: string) =>
    // A composer that stays is set back to what it began with, or to what was typed since.
    /draft\.(clear|discard)\(|setText\((''|restAfter\(text\))\)|onDiscard\(names\)/.test(
      readFileSync(path.join('web', file), 'utf8'),
    )
  expect(named.filter(({ file }) => !letsGo(elsewhere[file] ?? file))).toEqual([])
})

test('no two forms keep their drafts in one place', () => {
  /** Those that make something and those that change it are two subjects. */
  const shared = new Set(['appointment', 'benchmark', 'checklist', 'organization', 'report', 'study', 'tour'])
  const names = named.map(({ name }) => name).filter((name) => !shared.has(name))
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  expect(names.filter((name) => /\s/.test(name.replace(/\$\{[^}]*\}/g, '')))).toEqual([])
})
