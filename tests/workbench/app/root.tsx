export { default, ErrorBoundary, Layout, links } from "../../../src/root.tsx";
