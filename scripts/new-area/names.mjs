/** The one name of an area in the four ways in which code writes it. */
export const namesOf = kebab => {
  const Pascal = kebab
    .split('-')
    .map(word => word[0].toUpperCase() + word.slice(1))
    .join('')
  return { kebab, Pascal, camel: Pascal[0].toLowerCase() + Pascal.slice(1), snake: kebab.replaceAll('-', '_') }
}
