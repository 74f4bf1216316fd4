/** URL of a script's compressed file (tools/native/packed-scripts.ts). */
declare module '*?packed' {
  const url: string;
  export default url;
}
