/** The text of a style sheet; its classes are named exports (packages/build/src/styles/style-rules.mjs). */
declare module '*.css?in-page' {
  const text: string
  export default text
}
