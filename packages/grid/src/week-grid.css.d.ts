// Lets every project that compiles this package resolve the style sheet which index.ts brings along.
export {}
