/** Where a draft holds a text, such as `name`, `workers.buffer`, `shares[3]` or `zones[0].hours`. */
export type TextPath<Draft> = {
  [Key in keyof Draft & string]: Draft[Key] extends string
    ? Key
    : Draft[Key] extends readonly (infer Item)[]
      ? Item extends string
        ? `${Key}[${number}]`
        : `${Key}[${number}].${TextPath<Item>}`
      : Draft[Key] extends Readonly<Record<string, string>>
        ? `${Key}.${keyof Draft[Key] & string}`
        : never
}[keyof Draft & string]

/** What can be wrong: a text, or a list as a whole. */
export type FieldPath<Draft> = TextPath<Draft> | (keyof Draft & string)
