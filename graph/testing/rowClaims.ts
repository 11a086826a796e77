// What the sources say that the rows of a statement are: the type argument of each call that sends one.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'rolldown/utils'

/** The types of values, as `typeof` or a class names them; `any` is what is not looked into. */
export interface Claimed {
  kinds: ReadonlySet<string>
  /** What an array holds. */
  items?: Claimed
}

export interface Claim {
  start: number
  end: number
  /** By the names of columns, or by their places. */
  columns: readonly { name?: string; type: Claimed }[]
  isByName: boolean
  /** What the columns behind these are; nothing where there may be none. */
  rest?: Claimed
}

interface Node {
  type: string
  start: number
  end: number
  name?: string
  optional?: boolean
  value?: unknown
  [part: string]: unknown
}

const part = (node: Node, name: string) => node[name] as Node
const parts = (node: Node, name: string) => node[name] as Node[]

const any: Claimed = { kinds: new Set(['any']) }
const kindsOf: Record<string, string> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSBigIntKeyword: 'bigint',
  TSNullKeyword: 'null',
  TSUndefinedKeyword: 'undefined',
  TSTemplateLiteralType: 'string',
}
const classes: Record<string, string> = { Date: 'Date', Decimal: 'Decimal', DecimalValue: 'Decimal' }

const unnamed = (node: Node) => (node.type === 'TSNamedTupleMember' ? part(node, 'elementType') : node)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* nodesOf(one)
}

class Source {
  readonly text: string
  readonly nodes: readonly Node[]
  private readonly file: string

  constructor(file: string) {
    this.file = file
    this.text = fs.readFileSync(file, 'utf8')
    this.nodes = [...nodesOf(parseSync(file, this.text).program as unknown as Node)]
  }

  /** The type that a name stands for, and where it is written; nothing where that is no file of ours. */
  private declared(name: string): { node: Node; source: Source } | undefined {
    for (const node of this.nodes) {
      const { type } = node
      if (type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration') {
        if (part(node, 'id').name === name)
          return { node: part(node, type === 'TSInterfaceDeclaration' ? 'body' : 'typeAnnotation'), source: this }
      } else if (type === 'ImportDeclaration') {
        const from = part(node, 'source').value as string
        const said = parts(node, 'specifiers').find((one) => part(one, 'local').name === name)
        if (said && from.startsWith('.') && !from.includes('__generated__'))
          return sourceOf(path.resolve(path.dirname(this.file), from)).declared(part(said, 'imported').name!)
      }
    }
    return undefined
  }

  /** A type that is not a name. */
  private resolved(node: Node): { node: Node; source: Source } {
    if (node.type === 'TSTypeOperator' || node.type === 'TSParenthesizedType')
      return this.resolved(part(node, 'typeAnnotation'))
    if (node.type !== 'TSTypeReference') return { node, source: this }
    const found = this.declared(part(node, 'typeName').name ?? '')
    return found ? found.source.resolved(found.node) : { node, source: this }
  }

  private typeOf(written: Node): Claimed {
    const { node, source } = this.resolved(written)
    const kind = kindsOf[node.type]
    if (kind) return { kinds: new Set([kind]) }
    if (node.type === 'TSLiteralType') return { kinds: new Set([typeof part(node, 'literal').value]) }
    if (node.type === 'TSUnionType') {
      const types = parts(node, 'types').map((one) => source.typeOf(one))
      const items = types.find((one) => one.items)?.items
      return { kinds: new Set(types.flatMap(({ kinds }) => [...kinds])), ...(items && { items }) }
    }
    if (node.type === 'TSArrayType')
      return { kinds: new Set(['array']), items: source.typeOf(part(node, 'elementType')) }
    if (node.type === 'TSTupleType') return { kinds: new Set(['array']), items: any }
    if (node.type === 'TSTypeReference') {
      const name = classes[part(node, 'typeName').name ?? '']
      if (name) return { kinds: new Set([name]) }
    }
    return any
  }

  private restOf(written: Node): Claimed {
    const { node, source } = this.resolved(unnamed(written))
    return node.type === 'TSArrayType' ? source.typeOf(part(node, 'elementType')) : any
  }

  /** What the type of a row says of its columns; nothing where it says nothing. */
  private rowOf(written: Node): Omit<Claim, 'start' | 'end'> | undefined {
    const { node, source } = this.resolved(written)
    if (node.type === 'TSArrayType')
      return { columns: [], isByName: false, rest: source.typeOf(part(node, 'elementType')) }
    if (node.type === 'TSTupleType') {
      const all = parts(node, 'elementTypes')
      const rest = all.find(({ type }) => type === 'TSRestType')
      const columns = all.filter((one) => one !== rest).map((one) => ({ type: source.typeOf(unnamed(one)) }))
      return { columns, isByName: false, ...(rest && { rest: source.restOf(part(rest, 'typeAnnotation')) }) }
    }
    if (node.type === 'TSTypeLiteral' || node.type === 'TSInterfaceBody') {
      const members = parts(node, node.type === 'TSTypeLiteral' ? 'members' : 'body')
      const columns = members
        .filter(({ type, optional }) => type === 'TSPropertySignature' && !optional)
        .map((one) => ({
          name: part(one, 'key').name!,
          type: source.typeOf(part(part(one, 'typeAnnotation'), 'typeAnnotation')),
        }))
      return { columns, isByName: true, rest: any }
    }
    if (node.type === 'TSIntersectionType') {
      const columns = parts(node, 'types').flatMap((one) => source.rowOf(one)?.columns ?? [])
      return { columns, isByName: true, rest: any }
    }
    return undefined
  }

  /** The type of a row in that of several. */
  private rowIn(written: Node): { node: Node; source: Source } {
    const { node, source } = this.resolved(written)
    return { node: node.type === 'TSArrayType' ? part(node, 'elementType') : parts(node, 'elementTypes')[0]!, source }
  }

  /** The calls that say what the rows are. */
  claims(): Claim[] {
    return this.nodes.flatMap((node) => {
      const called = (node.callee ?? node.tag) as Node | undefined
      const name = called && (called.type === 'MemberExpression' ? part(called, 'property') : called).name
      const [argument] = node.typeArguments ? parts(part(node, 'typeArguments'), 'params') : []
      if (!argument || !name || !senders.has(name)) return []
      // Prisma is told of all rows, our own statements of one.
      const { node: type, source } = name.startsWith('$') ? this.rowIn(argument) : { node: argument, source: this }
      const row = source.rowOf(type)
      return row ? [{ start: node.start, end: node.end, ...row }] : []
    })
  }
}

/** What sends a statement, or has it sent. */
const senders = new Set(['run', 'runOnce', 'readFigure', '$queryRaw', '$queryRawUnsafe'])

const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  let source = sources.get(file)
  if (!source) sources.set(file, (source = new Source(file)))
  return source
}

const claims = new Map<Source, Claim[]>()

/** What the innermost call around a line of a file says of its rows. */
export function claimAt(file: string, line: number): Claim | undefined {
  const source = sourceOf(file)
  const all = claims.get(source) ?? source.claims()
  claims.set(source, all)
  const lineAt = (offset: number) => source.text.slice(0, offset).split('\n').length
  return all
    .filter(({ start, end }) => lineAt(start) <= line && line <= lineAt(end))
    .sort((a, b) => a.end - a.start - (b.end - b.start))[0]
}
