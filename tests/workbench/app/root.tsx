import "./workbench.css";

export { default, ErrorBoundary, Layout } from "../../../src/root.tsx";
