type Required<Fields> = {
  [
    Field in keyof Fields as null extends Fields[Field] ? never : undefined extends Fields[Field] ? never : Field
  ]: unknown
}

/** The fields that say something: null says nothing of a new row, whose columns have defaults. */
export const withoutNulls = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [Field in keyof Fields]?: NonNullable<Fields[Field]>
  } & Pick<Fields, keyof Required<Fields> & keyof Fields>
