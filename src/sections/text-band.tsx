import layout from "#ui/layout/layout.module.css";
import { Picture, type PictureSource } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import css from "./text-band.module.css";

type Props = {
	id: string;
	text: {
		title: string;
		paragraphs: readonly string[];
		photo?: PictureSource | undefined;
	};
};

/** A text under its heading, beside a picture; beside the heading where there is none. */
export function TextBand({ id, text: { title, paragraphs, photo } }: Props) {
	const heading = <h2 id={`${id}-title`}>{title}</h2>;
	const text = paragraphs.map((paragraph) => (
		<p key={paragraph}>{paragraph}</p>
	));
	return (
		<Section id={id}>
			<div
				className={`${layout.wrap} ${layout.split}`}
				data-picture={photo ? "end" : "narrow-start"}
			>
				{photo ? (
					<>
						<div className={`${layout.splitBody} ${css.text}`}>
							{heading}
							{text}
						</div>
						<div className={layout.splitPicture}>
							<Picture picture={photo} />
						</div>
					</>
				) : (
					<>
						<div className={layout.splitPicture}>{heading}</div>
						<div className={`${layout.splitBody} ${css.text}`}>{text}</div>
					</>
				)}
			</div>
		</Section>
	);
}
