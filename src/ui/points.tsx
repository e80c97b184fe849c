import { Words } from "./words.tsx";

/** Points as ruled rows: a title and a sentence beside it (ENT-09). */
export function Points({
	points,
}: {
	points: readonly { title: string; text: string }[];
}) {
	return (
		<ul className="points">
			{points.map(({ title, text }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>
						<Words>{text}</Words>
					</p>
				</li>
			))}
		</ul>
	);
}
