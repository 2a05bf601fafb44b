// In the place of the four parts of lodash that formik takes, ten times as large: its values are texts, numbers, lists and
// plain objects of them. (base-config.mjs)

const isObject = value => typeof value === 'object' && value !== null

export const isPlainObject = value => isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** As deep as there are lists and plain objects; what else stands in them stays the same. */
export const cloneDeep = value => {
  if (Array.isArray(value)) return value.map(cloneDeep)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneDeep(part)]))
}

export const clone = value => {
  if (Array.isArray(value)) return [...value]
  return isObject(value) ? Object.assign(Object.create(Object.getPrototypeOf(value)), value) : value
}

/** `rooms[0].quota` is rooms, 0, quota; a list of keys stays one. */
export const toPath = path => (Array.isArray(path) ? path.map(String) : (String(path).match(/[^.[\]]+/g) ?? []))
