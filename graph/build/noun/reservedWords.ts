// Names that a noun can't have, since a language in which it stands has them.

const words = (text: string) => new Set(text.trim().split(/\s+/))

const reserved = {
  TypeScript: words(`
    abstract any as async await awaited bigint boolean break case catch class const continue debugger declare default delete do
    else enum exclude export extends extract false finally for from function get if implements import in infer
    instanceof interface is keyof let module namespace never new null number object of omit package parameters partial
    pick private protected public readonly record require required return satisfies set static string super switch
    symbol this throw true try type typeof undefined unique unknown using var void while with yield`),
  // What a schema, a list and an answer are made of.
  GraphQL: words(`
    boolean connection cursor directive edge enum error extend false float fragment id implements input int interface
    mutation node null on pageInfo query result scalar schema string subscription success true type union`),
  // The words that PostgreSQL takes for no table or column without quotes.
  SQL: words(`
    all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate
    collation column concurrently constraint create cross current default deferrable desc distinct do else end except
    false fetch for foreign freeze from full grant group having ilike in initially inner intersect into is isnull join
    lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer
    overlaps placing primary references returning right select similar some symmetric table tablesample then to trailing
    true union unique user using variadic verbose when where window with`),
  Prisma: words(`
    bytes client connect count create datasource decimal delete generator include json model omit prisma select
    transaction update upsert view where`),
}

/** The language to which a name belongs; undefined of one that is free. */
export function languageOf(name: string): string | undefined {
  for (const [language, names] of Object.entries(reserved)) if (names.has(name)) return language
  // A type of that name would hide what every module has.
  return name[0]!.toUpperCase() + name.slice(1) in globalThis ? 'JavaScript' : undefined
}
