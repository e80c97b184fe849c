import "./workbench.css";

export { default, ErrorBoundary, Layout, links } from "../../../src/root.tsx";
