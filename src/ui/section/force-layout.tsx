type Props = {
	id?: string;
};

/**
 * Forces a layout of the HTML received so far, which splits the first layout into smaller tasks
 * (docs/decisions/0010-late-sections.md).
 */
export function ForceLayout({ id }: Props) {
	return (
		<script
			id={id}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, inline to run while the page arrives
			dangerouslySetInnerHTML={{
				__html: 'document.dispatchEvent(new Event("force-layout"))',
			}}
		/>
	);
}
